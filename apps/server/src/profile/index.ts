export { readBuyerProfile } from './buyer-profile/buyer-profile.ts';
