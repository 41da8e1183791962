import type { Generated } from 'kysely';

export interface CustomerTables {
  /** An account. A customer can always log in: there are no invitations that would have to be accepted first. */
  customers: {
    id: Generated<number>;
    /** Folded (trimmed, lower case) and unique. */
    email: string;
    first_name: string | null;
    last_name: string | null;
    /** E.164. */
    phone: string | null;
    accepts_marketing: number;
    /** When `accepts_marketing` was last changed; null: at the sign-up. */
    marketing_at: Generated<string | null>;
    /** With its parameters and its salt, see customers/passwords.ts. */
    password_hash: string;
    /** In which the customer is written to. */
    language: string;
    /** One of the customer's own addresses, or null while there are none. */
    default_address_id: number | null;
    created_at: string;
    updated_at: string;
  };

  /** A login. Only the token's SHA-256 is kept, so the table opens no account. */
  customer_access_tokens: {
    token_hash: string;
    customer_id: number;
    created_at: string;
    expires_at: string;
    /** Of a login through the authorization page; the token ends with it. */
    grant_id: Generated<string | null>;
    /** See `nameBrowser`; null where the login did not tell, and for a token of a grant. */
    browser: Generated<string | null>;
  };

  customer_addresses: {
    id: Generated<number>;
    customer_id: number;
    first_name: string | null;
    last_name: string | null;
    company: string | null;
    address1: string | null;
    address2: string | null;
    city: string | null;
    province: string | null;
    zip: string | null;
    /** ISO 3166-1, two letters. */
    country: string;
    phone: string | null;
  };

  /** A link to a new password, as the SHA-256 of its token. Without a customer it leads nowhere (recover-password.ts). */
  password_resets: {
    token_hash: string;
    customer_id: number | null;
    created_at: string;
    expires_at: string;
  };

  /** A login through the authorization page, for as long as it is renewed. */
  oauth_grants: {
    /** Random; the `sid` of the ID token. */
    id: string;
    customer_id: number;
    client_id: string;
    scope: string;
    created_at: string;
    expires_at: string;
    browser: Generated<string | null>;
  };

  /** What the authorization page sends back, as its SHA-256; it opens one grant, once. */
  oauth_codes: {
    code_hash: string;
    customer_id: number;
    client_id: string;
    redirect_uri: string;
    scope: string;
    nonce: string;
    /** SHA-256 of the client's verifier (RFC 7636). */
    code_challenge: string;
    created_at: string;
    expires_at: string;
    used_at: Generated<string | null>;
    grant_id: Generated<string | null>;
    browser: Generated<string | null>;
  };

  oauth_refresh_tokens: {
    token_hash: string;
    grant_id: string;
    created_at: string;
    /** When a newer one took its place. */
    replaced_at: Generated<string | null>;
  };

  /** Who wants to hear when a product is back. */
  stock_alerts: {
    token_hash: string;
    /** Folded. */
    email: string;
    product_id: number;
    language: string;
    created_at: string;
    confirmed_at: string | null;
  };

  /** The key that signs ID tokens, PKCS #8 in PEM. */
  oauth_keys: {
    name: string;
    private_key: string;
    created_at: string;
  };
}
