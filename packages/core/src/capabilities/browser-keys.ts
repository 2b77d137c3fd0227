/** A key pair of this browser. It signs; no script, ours included, can read its private half. */
export interface BrowserKey {
  /** The public half, as a JWK on P-256 (RFC 7518, section 6.2). */
  readonly publicKey: { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string };
  /** SHA-256 of the public half (RFC 7638), as base64url. */
  readonly thumbprint: string;
  /** ES256 over the text (RFC 7518, section 3.4), as base64url. */
  sign(text: string): Promise<string>;
}

/** The one key of this browser, which its tabs share. */
export interface BrowserKeys {
  find(): Promise<BrowserKey | null>;
  /** Makes the key when there is none. Null in a browser that keeps none: storage is blocked, or the origin is not secure. */
  findOrMake(): Promise<BrowserKey | null>;
  forget(): Promise<void>;
  /** SHA-256 of a text, as base64url. */
  hash(text: string): Promise<string>;
}
