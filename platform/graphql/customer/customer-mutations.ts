import { deleteToken, findCustomerByToken, renewToken } from '../../customers/access-tokens.ts';
import { checkEmail } from '../../customers/check-profile.ts';
import { createCustomer, type NewCustomer } from '../../customers/create-customer.ts';
import { refusal } from '../../customers/customer-errors.ts';
import { logIn } from '../../customers/log-in.ts';
import { recoverPassword } from '../../customers/recover-password.ts';
import { parseResetUrl, type ResetLink, resetPassword } from '../../customers/reset-password.ts';
import { type CustomerChange, changesCredentials, updateCustomer } from '../../customers/update-customer.ts';
import { foldEmail } from '../../discounts/discounts.ts';
import { findGlobalId, rowIdOf } from '../global-id.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { toCustomerPayload, toErrors, toTokenPayload, whileNotBusy, withinLimits } from './customer-payload.ts';

interface WithToken {
  customerAccessToken: string;
}

/** The e-mail for counting attempts: of any text, no more than an address can have. */
function accountOf(email: string): string {
  return foldEmail(email).slice(0, 255);
}

const UNKNOWN_TOKEN = [{ field: ['customerAccessToken'], message: 'access token does not exist' }];

type ResetFields = Parameters<typeof resetPassword>[3];

async function reset(link: ResetLink, password: string, fields: ResetFields, { platform, browser }: RequestContext) {
  // The link works once, so attempts are not counted.
  return toCustomerPayload(
    await whileNotBusy('recover', () => resetPassword(platform, link, password, fields, browser)),
  );
}

/** There are no invitations: every customer chose a password with the account. */
function customerActivate() {
  return toCustomerPayload(refusal('ALREADY_ENABLED', null, 'Customer already enabled'));
}

const Mutation = {
  async customerCreate(_root, { input }: { input: NewCustomer }, context) {
    const { platform, language } = context;
    const work = () => createCustomer(platform, input, language);
    return toCustomerPayload(await withinLimits(context, 'create', accountOf(input.email), work));
  },
  async customerAccessTokenCreate(_root, { input }: { input: { email: string; password: string } }, context) {
    const { platform, language, browser } = context;
    const outcome = await withinLimits(context, 'login', accountOf(input.email), () =>
      logIn(platform, input, language, browser),
    );
    if (!outcome.ok) return { customerAccessToken: null, ...toErrors(outcome.errors) };
    return { customerAccessToken: toTokenPayload(outcome.token), ...toErrors() };
  },
  /** Multipass is a feature of the hosted platform's largest plan; its shops are told the same without it. */
  customerAccessTokenCreateWithMultipass() {
    const { errors } = refusal('INVALID_MULTIPASS_REQUEST', ['multipassToken'], 'Invalid Multipass request');
    return { customerAccessToken: null, ...toErrors(errors) };
  },
  async customerAccessTokenRenew(_root, args: WithToken, { platform }) {
    const token = await renewToken(platform, args.customerAccessToken);
    return { customerAccessToken: toTokenPayload(token), userErrors: token ? [] : UNKNOWN_TOKEN };
  },
  async customerAccessTokenDelete(_root, args: WithToken, { platform }) {
    const isDeleted = await deleteToken(platform, args.customerAccessToken);
    return {
      deletedAccessToken: isDeleted ? args.customerAccessToken : null,
      // Tokens have no number of their own here.
      deletedCustomerAccessTokenId: isDeleted ? args.customerAccessToken : null,
      userErrors: isDeleted ? [] : UNKNOWN_TOKEN,
    };
  },
  async customerUpdate(_root, { customerAccessToken, customer }: WithToken & { customer: CustomerChange }, context) {
    const { platform, browser } = context;
    const work = () => updateCustomer(platform, customerAccessToken, customer, browser);
    const known = await findCustomerByToken(platform.db, platform.now(), customerAccessToken);
    const isLimited = known && changesCredentials(customer);
    return toCustomerPayload(isLimited ? await withinLimits(context, 'change', String(known.id), work) : await work());
  },
  /** The answer is the same for every e-mail address; only a text that is no address is an error. */
  async customerRecover(_root, { email }: { email: string }, context) {
    const errors = checkEmail(email, ['email']);
    if (errors.length > 0) return toErrors(errors);
    await withinLimits(context, 'recover', accountOf(email), async () => {
      await recoverPassword(context.platform, email);
      return { ok: true };
    });
    return toErrors();
  },
  async customerReset(_root, { id, input }: { id: string; input: { password: string; resetToken: string } }, context) {
    const link = { customerId: rowIdOf(findGlobalId(id), 'Customer'), token: input.resetToken };
    return reset(link, input.password, { link: ['input'], password: ['input', 'password'] }, context);
  },
  async customerResetByUrl(_root, { resetUrl, password }: { resetUrl: string; password: string }, context) {
    return reset(parseResetUrl(resetUrl), password, { link: ['resetUrl'], password: ['password'] }, context);
  },
  customerActivate,
  customerActivateByUrl: customerActivate,
} satisfies Fields<unknown>;

export const customerMutations = { Mutation };
