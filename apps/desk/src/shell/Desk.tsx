import { css } from '@emotion/react';
import { ButtonLink, Container, EmptyState, LinkProvider, Spinner, token } from '@quartermaster/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useArrival } from '../parts/use-arrival.ts';
import type { DeskClient } from '../wire/desk-client.ts';
import { DeskContext, type Session } from '../wire/desk-context.ts';
import { refusalOf } from '../wire/use-answer.ts';
import { Frame } from './Frame.tsx';
import { DeskPages } from './DeskPages.tsx';
import { RouterAnchor } from './RouterAnchor.tsx';

type State = { readonly kind: 'asking' } | { readonly kind: 'out' } | { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'in'; readonly session: Session };

const alone = css({ display: 'grid', alignContent: 'center', minHeight: '80vh', maxWidth: '40rem', marginInline: 'auto', paddingBlock: token('space.xl') });

/** The whole desk: pages for people who are not let in, or the rooms. */
export function Desk({ client }: { client: DeskClient }) {
  return (
    <LinkProvider component={RouterAnchor}>
      <Routes>
        <Route path="no-access" element={<Alone title="No access" text="This account has no access to this page." action="Sign in with another account" />} />
        <Route path="sign-in-again" element={<Alone title="Sign-in was not finished" text="The sign-in took too long, was begun in another browser, or was not confirmed." action="Sign in again" />} />
        <Route path="*" element={<SignedIn client={client} />} />
      </Routes>
    </LinkProvider>
  );
}

function Alone({ title, text, action }: { title: string; text: string; action: string | null }) {
  const place = useArrival<HTMLElement>(title);
  return (
    <Container>
      <main css={alone} ref={place} tabIndex={-1}>
        <EmptyState icon="lock" level={1} title={title} actions={action === null ? undefined : <ButtonLink look="primary" href="/advantage/desk/sign-in">{action}</ButtonLink>}>{text}</EmptyState>
      </main>
    </Container>
  );
}

function SignedIn({ client }: { client: DeskClient }) {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const signedOut = useCallback(() => setState({ kind: 'out' }), []);
  useEffect(() => {
    client.read('/session', {}).then(
      (session) => setState({ kind: 'in', session }),
      (error: unknown) => {
        const { code, message } = refusalOf(error);
        setState(code === 'SIGN_IN_REQUIRED' ? { kind: 'out' } : { kind: 'failed', message });
      },
    );
  }, [client]);
  const session = state.kind === 'in' ? state.session : null;
  const desk = useMemo(() => (session === null ? null : { client, session, signedOut }), [client, session, signedOut]);
  if (desk !== null) return <DeskContext value={desk}><Frame><DeskPages /></Frame></DeskContext>;
  if (state.kind === 'failed') return <Alone title="The desk is not available" text={state.message} action={null} />;
  if (state.kind === 'out') return <Alone title="Quartermaster desk" text="For people who operate this marketplace. Sign in with your password and your code." action="Sign in" />;
  return <main css={alone} aria-busy="true"><Spinner /></main>;
}
