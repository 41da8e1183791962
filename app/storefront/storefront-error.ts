/**
 * Everything that can go wrong between the store and the platform, by layer. Code decides by `kind` (and `status`,
 * `codes`), never by the message; the messages are those of the specification, section 8.
 */
export type StorefrontFailure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'payment_required'; status: 402 }
  | { kind: 'http'; status: number }
  | { kind: 'graphql'; codes: readonly string[]; messages: readonly string[] }
  | { kind: 'invalid_response' };

export const PROVIDER = 'Shopify';

export class StorefrontError extends Error {
  override name = 'StorefrontError';
  readonly failure: StorefrontFailure;

  constructor(failure: StorefrontFailure, options?: ErrorOptions) {
    super(messageOf(failure), options);
    this.failure = failure;
  }

  /** For logs, which must not depend on the words. */
  get code(): string {
    const { failure } = this;
    if (failure.kind === 'http') return `http_${failure.status}`;
    return (failure.kind === 'graphql' && failure.codes.join(',')) || failure.kind;
  }

  /** True when asking again may help: the platform was not reached, was busy or failed by itself. */
  get isTransient(): boolean {
    const { failure } = this;
    if (failure.kind === 'network' || failure.kind === 'timeout') return true;
    if (failure.kind === 'http') return failure.status === 429 || failure.status >= 500;
    return failure.kind === 'graphql' && failure.codes.includes('THROTTLED');
  }
}

function messageOf(failure: StorefrontFailure): string {
  switch (failure.kind) {
    case 'payment_required':
      return `${PROVIDER}: Payment required`;
    case 'http':
      return `HTTP error! status: ${failure.status}`;
    case 'graphql':
      return `Error calling ${PROVIDER}: ${failure.messages.join(', ')}`;
    case 'invalid_response':
      return `Invalid response from ${PROVIDER}`;
    default:
      return `${PROVIDER}: ${failure.kind}`;
  }
}
