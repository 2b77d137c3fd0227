import { defineContractArea } from '../wire/contract-area.ts';
import { addressBook, changeAddress, dodaacEntry, freightForwarderAddress, ggsAddressBook, overseasAddress } from './address-book.services.ts';
import { addressImport, exportAddresses, importAddresses } from './address-files.services.ts';
import { agencyList } from './agency-list.service.ts';
import { addPayment, changePayment, managePayments, removePayment, selectPayments } from './manage-payments.services.ts';
import { orderMail } from './order-mail.service.ts';
import {
  federalRegistrationSubmit, ggsRegistration, ggsRegistrationSubmit, registration, registrationSubmit, stateRegistration, validateStateEmail, verifyRegistration,
} from './registration.services.ts';
import { changeClosure, exportData, yourData } from './your-data.services.ts';
import { verifyEmail, verifyEmailSubmit } from './verify-email.services.ts';
import { ggsUpdateProfile, saveProfile, stateUpdateProfile, updateProfile } from './update-profile.service.ts';

export const profileArea = defineContractArea('profile', [
  agencyList,
  registration,
  federalRegistrationSubmit,
  registrationSubmit,
  stateRegistration,
  validateStateEmail,
  verifyRegistration,
  ggsRegistration,
  ggsRegistrationSubmit,
  updateProfile,
  stateUpdateProfile,
  ggsUpdateProfile,
  saveProfile,
  orderMail,
  verifyEmail,
  verifyEmailSubmit,
  yourData,
  changeClosure,
  exportData,
  addressBook,
  ggsAddressBook,
  overseasAddress,
  freightForwarderAddress,
  dodaacEntry,
  changeAddress,
  addressImport,
  importAddresses,
  exportAddresses,
  managePayments,
  selectPayments,
  addPayment,
  changePayment,
  removePayment,
]);
