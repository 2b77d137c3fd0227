/** The browser's session and what a handler may do with it. Ids are hashes of the cookies: the database holds no cookie. */
export interface SessionHandle {
  /** Key of the session row. The row exists only when something was stored. */
  readonly id: string;
  /** Key of the visitor's carts. It outlives the session, so that the end of a session loses no cart. */
  readonly visitorId: string;
  /** False when the browser came without a visitor cookie: then nothing of it can be in the database. */
  readonly visitorKnown: boolean;
  /** Gives the browser a new session cookie with a new XSRF token; from here on `id` is the new one. */
  rotate(): void;
  /** A session cookie that the browser does not have yet. With `take` its answer brings it, as `rotate` does. */
  next(): { readonly id: string; take(): void };
  /** Expires the session cookie and the XSRF cookie. */
  end(): void;
  /** Gives the browser a new, empty visitor identity. */
  forgetVisitor(): void;
}
