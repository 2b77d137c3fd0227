export { memberList } from './member-list.ts';
export { orderFolder, type OrderFolderOptions } from './order-folder.ts';
export { remoteDelivery, type RemoteDeliveryOptions } from './remote-delivery.ts';
