import { userInfo } from 'node:os';

/** Who runs a command, as the log of accounts names them: the person's account on the server's machine. */
export const operatorName = (): string => userInfo().username;
