import { defineContractArea } from '../wire/contract-area.ts';
import { aacApproval, aacApprovalSubmit } from './approval.services.ts';
import { aacPasswordEntry, aacPasswordEntrySubmit } from './password-entry.services.ts';
import { aacPasswordRequest, aacSupervisorEmail } from './password-request.services.ts';

export const aacAssignmentArea = defineContractArea('aacassignment', [aacPasswordRequest, aacSupervisorEmail, aacApproval, aacApprovalSubmit, aacPasswordEntry, aacPasswordEntrySubmit]);
