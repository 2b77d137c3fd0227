import { css } from '@emotion/react';
import type { ServicePath } from '@quartermaster/contracts';
import { useNavigation, type DisplayScreenProps, type ErrorReport } from '@quartermaster/core';
import { Actions, Button, ButtonLink, Card, Container, Heading, Icon, Inline, Stack, Text, token } from '@quartermaster/ui';
import { ErrorDetails } from './ErrorDetails.tsx';

const sign = css({ color: token('color.errorText') });

/** An error: what happened, what to do, and the details for the help desk (specification, section 8). */
export default function ErrorPage({ title, message, report }: DisplayScreenProps) {
  const { href, open } = useNavigation();
  const isFatal = report?.attributes.FATAL_ERROR === true;
  const failed = report?.attributes.wsPath ?? '';
  // Of a step alone nothing can be shown, and the review leads to all of them.
  const showsCheckout = /^\/(?:checkout|ggs\/cart)\//.test(failed) && failed !== '/checkout/checkout_review';
  // In the place of the error: Back from the page leads to where the buyer was before it.
  const tryAgain = ({ attributes: { wsPath, wsQueryParams } }: ErrorReport): void => open(wsPath as ServicePath, { query: new URLSearchParams(wsQueryParams ?? ''), replace: true });
  const showsHome = !isFatal && report?.attributes.displayHomeLink !== false;
  return (
    <Container width="narrow">
      <Card look="roomy" as="section">
        <Stack gap="md">
          <Inline gap="sm" isWrapping={false}>
            <span css={sign}><Icon name="error" size="lg" label="Error" /></span>
            <Heading level={1}>{title}</Heading>
          </Inline>
          <Text as="p">{message}</Text>
          {report !== null && report.errorID !== null && (
            <Text as="p" tone="muted" size="sm">Tell the help desk this error ID: <Text isCode>{report.errorID}</Text></Text>
          )}
          {report !== null && report.displayErrorDetail && <ErrorDetails report={report} />}
          {!isFatal && (
            <Actions>
              {report?.mayTryAgain === true && <Button look="primary" onClick={() => tryAgain(report)}>Try again</Button>}
              {showsCheckout && <ButtonLink look={report?.mayTryAgain === true ? 'secondary' : 'primary'} href={href('/checkout/checkout_review')}>Go to checkout</ButtonLink>}
              {showsHome && <ButtonLink href="/home">Go to Home Page</ButtonLink>}
              {report !== null && <ButtonLink look="plain" href={href('/information/comment_form', messageAbout(report))}>Report this error</ButtonLink>}
            </Actions>
          )}
        </Stack>
      </Card>
    </Container>
  );
}

/** The form for the help desk names the error, by the server's id where it has one, and the page that failed. */
const messageAbout = ({ errorID, exceptionID, attributes: { wsPath } }: ErrorReport) => ({ errorID: errorID ?? exceptionID, ...(wsPath !== null && { page: `/ws${wsPath}` }) });
