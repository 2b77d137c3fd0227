import { defineContractArea } from '../wire/contract-area.ts';
import { changeAuthorization, requestAuthorization } from './request-authorization.services.ts';
import { answerAuthorization, supervisorResponse } from './supervisor-response.services.ts';

export const authorizationArea = defineContractArea('authorization', [requestAuthorization, changeAuthorization, supervisorResponse, answerAuthorization]);
