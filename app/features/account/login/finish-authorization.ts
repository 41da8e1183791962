import { authorizationProof } from '#domain/customer/oauth.ts';
import type { LoginTokens, SessionCustomer } from '../../../state/auth-state.ts';
import { isRecord, isText, isTextOrNull } from '../../../state/stored-shape.ts';
import type { Pending } from './authorization.ts';
import { CustomerFunctionError, type callCustomerFunction } from './customer-function.ts';

/** Why the return failed before the platform was asked; the messages are those of the specification, section 8. */
class CallbackError extends Error {
  override name = 'CallbackError';
}

/**
 * Ends an authorization: the code that came back is exchanged by the function for the customer's tokens.
 *
 * @param parameters of the address that the platform sent the browser to
 * @throws CallbackError | CustomerFunctionError
 */
export async function finishAuthorization(
  parameters: URLSearchParams,
  { customer, authorization }: Pick<Pending, 'customer' | 'authorization'>,
  call: typeof callCustomerFunction,
): Promise<{ tokens: LoginTokens; customer: SessionCustomer }> {
  const [code, state] = [parameters.get('code'), parameters.get('state')];
  if (!code) throw new CallbackError('No authorization code received');
  if (!customer) throw new CallbackError('No customer data found');
  // An answer that this tab did not ask for: an attacker may want to log the visitor in to their own account.
  if (!authorization || state !== (await authorizationProof(authorization.verifier)).state) {
    throw new CallbackError('The state does not match');
  }
  const { verifier: codeVerifier, language } = authorization;
  const action = 'exchangeCodeAndCreateCustomer';
  const answer = await call({ action, code, state, ...customer, codeVerifier, language });
  const { accessToken, expiresAt, refreshToken, idToken, customer: found } = answer;
  if (!isRecord(found) || !isText(found.id)) throw new CustomerFunctionError('failed');
  return {
    tokens: { accessToken, expiresAt, refreshToken, idToken: isText(idToken) ? idToken : null },
    customer: {
      id: found.id,
      email: isTextOrNull(found.email) ? found.email : null,
      firstName: isTextOrNull(found.firstName) ? found.firstName : null,
      lastName: isTextOrNull(found.lastName) ? found.lastName : null,
    },
  };
}
