/** A call whose fields are not what the contract says. The message names them. */
export class CallInvalid extends Error {
  override readonly name = 'CallInvalid';
}

interface Schema<Value> {
  safeParse(given: unknown): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } };
}

/** @throws {CallInvalid} */
export function checked<Value>(schema: Schema<Value>, given: unknown): Value {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new CallInvalid(result.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join(' '));
}
