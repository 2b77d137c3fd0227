/** Change Member Information, in the frame of the older look. */
export { MemberInformation as default } from '@quartermaster/screens/parts';
