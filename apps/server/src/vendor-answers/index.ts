export { checkApiSettings } from './api/api-way.ts';
export { createVendorKey, listVendorKeys, revokeVendorKey } from './api/vendor-keys.ts';
export { vendorKeysCommand } from './command/keys-command.ts';
