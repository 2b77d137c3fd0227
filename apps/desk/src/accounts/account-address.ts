export const addressOfAccount = (id: string): string => `/accounts/${encodeURIComponent(id)}`;
