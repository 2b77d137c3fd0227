import { sql } from '@quartermaster/database';

type RequestStatus = 'requested' | 'replaced' | 'approved' | 'rejected' | 'revoked';

/** A request for an AAC password, as it is kept. */
export interface KeptRequest {
  requestId: string;
  buyerId: string;
  buyerName: string;
  buyerEmail: string;
  store: string;
  aac: string;
  /** The name of the activity; null for a code that there is not. */
  activity: string | null;
  supervisorEmail: string;
  purpose: string;
  askedAt: Date;
  answerBy: Date;
  status: RequestStatus;
  reason: string | null;
}

/** Over `request` and `activity`. */
export const requestColumns = sql`request.request_id as "requestId", request.buyer_id as "buyerId", request.buyer_name as "buyerName", request.buyer_email as "buyerEmail", request.store, request.aac, activity.activity,
  request.supervisor_email as "supervisorEmail", request.purpose, request.asked_at as "askedAt", request.answer_by as "answerBy", request.status, request.reason`;
