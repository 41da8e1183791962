import type { Generated } from 'kysely';

export interface StaffTables {
  /** People at the owner's desk. Without a password they were invited and have not come yet. */
  staff: {
    id: Generated<number>;
    /** Folded (trimmed, lower case) and unique. */
    email: string;
    role: 'owner' | 'packer';
    /** Of their pages. */
    language: string;
    password_hash: string | null;
    /** Base32 (RFC 4648). */
    totp_secret: string | null;
    /** The 30 seconds of the last code that was taken: a code opens the desk once. */
    totp_step: Generated<number>;
    created_at: string;
  };

  /** A link to a first or a new password, as the SHA-256 of its token. */
  staff_invitations: {
    token_hash: string;
    staff_id: number;
    totp_secret: string;
    expires_at: string;
  };

  staff_sessions: {
    id: Generated<number>;
    token_hash: string;
    staff_id: number;
    /** What the browser called itself. */
    browser: string;
    created_at: string;
    expires_at: string;
    /** That opened it: without it, it ends. */
    passkey_id: string | null;
  };

  staff_passkeys: {
    /** The credential's id, base64url. */
    id: string;
    staff_id: number;
    name: string;
    /** COSE, base64url. */
    public_key: string;
    /** The signatures that the device counted: up to 2³²−1, which `integer` cannot hold. */
    counter: string;
    created_at: string;
    used_at: string | null;
  };

  /** A passkey signs a challenge once, within minutes, for the session or the cookie that asked for it. */
  staff_challenges: {
    holder_hash: string;
    challenge: string;
    expires_at: string;
  };

  /** What staff tell each other about an order; buyers never see it. */
  order_notes: {
    id: Generated<number>;
    order_id: number;
    /** The e-mail of the person. */
    staff: string;
    text: string;
    created_at: string;
    /** JSON of an `OrderChange`, for what the shop itself writes down; its text is empty. */
    change: string | null;
  };

  /** What is being changed at the desk right now, by which process; one that died holds it until then. */
  staff_turns: {
    subject: string;
    holder: string;
    ends_at: string;
  };

  /** Long work of the desk, of the last day. */
  staff_jobs: {
    id: string;
    /** Of the action. */
    name: string;
    /** The page to go to from its own. */
    back: string;
    /** The outcomes with which it did what it was to do, with blanks between them. */
    done: string;
    progress: string;
    /** Null while it goes on. */
    outcome: string | null;
    /** When its process last told of it. */
    told_at: string;
  };

  /** How often, on a day in Athens, folded words were searched for and found nothing. */
  empty_searches: {
    day: string;
    words: string;
    count: number;
  };

  /** Changes made at the desk: one row when one begins, another when it has ended. Triggers refuse to change a row. */
  audit_log: {
    id: Generated<number>;
    /** The row with which this change began; null for that row itself. */
    begun_id: number | null;
    at: string;
    /** The e-mail of the person. */
    staff: string;
    action: string;
    /** What was changed, such as `order 1001`. */
    subject: string;
    /** `begun`, `done`, or why it was refused. */
    outcome: string;
    /** JSON of the values that the change can touch. */
    before: string;
    after: string;
  };
}
