import { css } from '@emotion/react';
import { isProductReportSubject, productReportSubjects, type ProductReport } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Badge, ButtonLink, Card, Container, EmptyState, Heading, Inline, Link, Pagination, Stack, Text } from '@quartermaster/ui';
import { orderDay } from '../../orders/index.ts';
import { useProductHref } from '../../products/index.ts';
import { PageHeader } from '../../shell/index.ts';

const said = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What the buyer has reported about products, and what was answered. */
export default function ProductReports({ attributes: { reports, total, page, pageSize } }: ScreenProps<'/catalog/product_reports', 'Success'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Reports about products" trail={[{ label: 'Messages', href: href('/main/message_center') }]}>
          <Text as="p" tone="muted">What you found wrong with products in this store, and what vendors and the marketplace answer.</Text>
        </PageHeader>
        {total === 0 ? (
          <EmptyState icon="mail" title="No reports yet" actions={<ButtonLink href={href('/main/message_center')}>Messages</ButtonLink>}>
            To report something wrong with a product, press “Report an issue” on its page.
          </EmptyState>
        ) : (
          <>
            {reports.map((report) => <Report key={report.referenceNumber} report={report} />)}
            <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={(next) => href('/catalog/product_reports', { page: next })} label="Pages of reports" />
          </>
        )}
      </Stack>
    </Container>
  );
}

function Report({ report: { referenceNumber, product, subject, text, vendor, reportedAt, answers } }: { report: ProductReport }) {
  const hrefOf = useProductHref();
  return (
    <Card as="article" aria-label={`Report ${referenceNumber}`}>
      <Stack gap="xs">
        <Inline justify="between" align="center" gap="sm">
          <Heading level={2} size="md"><Link href={hrefOf(product.productId)}>{product.name}</Link></Heading>
          <Badge look={answers.length === 0 ? 'attention' : 'success'}>{answers.length === 0 ? 'Waits for an answer' : 'Answered'}</Badge>
        </Inline>
        <Text as="p" size="sm" tone="muted">{referenceNumber}, {orderDay(reportedAt)}{vendor === null ? '' : `, about the offer of ${vendor}`}</Text>
        <Text as="p" css={said}><Text isBold>{isProductReportSubject(subject) ? productReportSubjects[subject] : subject}:</Text> {text}</Text>
        {answers.map((answer) => <Text as="p" css={said} key={`${answer.at} ${answer.text}`}><Text isBold>{answer.by}</Text>, {orderDay(answer.at)}: {answer.text}</Text>)}
      </Stack>
    </Card>
  );
}
