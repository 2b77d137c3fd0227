export { TlsFileError } from './error.ts';
export { pemFile, type PemFile } from './pem-file.ts';
export { readTlsFiles, type TlsFileNames, type TlsFiles } from './read-tls-files.ts';
export { tlsListener, type TlsListener, type TlsListenerOptions, type TlsLog } from './tls-listener.ts';
