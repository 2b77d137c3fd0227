import type { Types } from '@opensearch-project/opensearch';

/** A query of OpenSearch, or a part of one. */
export type Clause = Types.Common_QueryDsl.QueryContainer;

/** The places in a document that are asked for by value. */
export const oneOf = (field: string, values: readonly (string | number)[]): Clause => ({ terms: { [field]: [...values] } });

export const anyOf = (ways: readonly Clause[]): Clause => (ways.length === 0 ? { match_none: {} } : { bool: { should: [...ways], minimum_should_match: 1 } });

/** All of them, without a score. */
export const allOf = (conditions: readonly Clause[]): Clause => (conditions.length === 0 ? { match_all: {} } : { bool: { filter: [...conditions] } });
