import { css } from '@emotion/react';
import { surveyPoint, useExtension, type LayoutProps } from '@quartermaster/core';
import { Container, Heading, Stack, token } from '@quartermaster/ui';
import { PageMessageBox } from '../messages/PageMessageBox.tsx';
import { BarePageContext } from '../page/bare-page.ts';
import { LayoutTitleContext } from '../page/layout-title.ts';

export interface PagePartsProps extends LayoutProps {
  /** The layout is a bare one: no breadcrumbs. */
  isBare?: boolean;
}

const aboveThePage = css({ marginBlockEnd: token('space.md') });
/** Modal screens that are lists: as a page they have the width of one. The others are a form or the facts of one thing. */
const wide = /^left|^right$/;

/** The parts that a layout adds to its screen: the message of the answer above it, the heading of a modal screen, the survey below. */
export function PageParts({ title, showsTitle = false, modalSize, message = null, addsSurvey = false, isBare = false, children }: PagePartsProps) {
  const Survey = useExtension(surveyPoint);
  return (
    <BarePageContext value={isBare}>
      {message !== null && <Container css={aboveThePage}><PageMessageBox message={message} /></Container>}
      {showsTitle ? (
        <LayoutTitleContext value={title}>
          <Container width={wide.test(modalSize ?? '') ? 'content' : 'narrow'}><Stack gap="md"><Heading level={1} data-part="page-title">{title}</Heading>{children}</Stack></Container>
        </LayoutTitleContext>
      ) : children}
      {addsSurvey && Survey !== undefined && <Survey />}
    </BarePageContext>
  );
}
