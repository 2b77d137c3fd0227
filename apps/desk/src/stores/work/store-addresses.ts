export const additionsAddress = '/stores/additions';
export const addressOfWork = (workId: number): string => `/stores/work/${workId}`;
export const addressOfStore = (name: string): string => `/stores/${name}`;
export const addressOfAssortment = (name: string): string => `/stores/${name}/assortment`;
