/** The Universal Commerce Protocol's own names (https://ucp.dev): version, capabilities, and where they are described. */
import type { AssistantSettings } from '#domain/shop/shop-config.ts';

export const UCP_VERSION = '2026-04-08';
export const SHOPPING = 'dev.ucp.shopping';
const UCP_SITE = `https://ucp.dev/${UCP_VERSION}`;

/** A capability of a profile. */
export interface Capability {
  version: string;
  spec?: string;
  schema?: string;
  extends?: string | readonly string[];
}

export type Capabilities = Readonly<Record<string, readonly Capability[]>>;

export const CAPABILITY = {
  search: `${SHOPPING}.catalog.search`,
  lookup: `${SHOPPING}.catalog.lookup`,
  cart: `${SHOPPING}.cart`,
  checkout: `${SHOPPING}.checkout`,
  fulfillment: `${SHOPPING}.fulfillment`,
  discount: `${SHOPPING}.discount`,
  buyerConsent: `${SHOPPING}.buyer_consent`,
  order: `${SHOPPING}.order`,
} as const;

export type CapabilityKey = keyof typeof CAPABILITY;

const DESCRIBED: Readonly<Record<CapabilityKey, { page: string; schema: string; extends?: readonly CapabilityKey[] }>> =
  {
    search: { page: 'catalog/search', schema: 'catalog_search' },
    lookup: { page: 'catalog/lookup', schema: 'catalog_lookup' },
    cart: { page: 'cart', schema: 'cart' },
    checkout: { page: 'checkout', schema: 'checkout' },
    fulfillment: { page: 'fulfillment', schema: 'fulfillment', extends: ['checkout'] },
    discount: { page: 'discount', schema: 'discount', extends: ['cart', 'checkout'] },
    buyerConsent: { page: 'buyer-consent', schema: 'buyer_consent', extends: ['checkout'] },
    order: { page: 'order', schema: 'order' },
  };

export function specOf(page: string): string {
  return `${UCP_SITE}/specification/${page}`;
}

export function schemaOf(name: string): string {
  return `${UCP_SITE}/schemas/shopping/${name}.json`;
}

export function serviceSchema(file: string): string {
  return `${UCP_SITE}/services/shopping/${file}`;
}

/** The name of the capability of the shop's own two tools, and the site that answers for it: `gr.xana` is `https://xana.gr`. */
export function ownCapability(namespace: string): { name: string; site: string } {
  return { name: `${namespace}.shopping.finder`, site: `https://${namespace.split('.').reverse().join('.')}` };
}

/** What the shop can do by the protocol, as its owner allows. An extension of nothing that is allowed is left out. */
export function shopCapabilities(allowed: AssistantSettings): Capabilities {
  const isOn = (key: CapabilityKey) => allowed[key];
  const keys = (Object.keys(CAPABILITY) as CapabilityKey[]).filter(isOn);
  const official = keys.flatMap((key) => {
    const { page, schema, extends: parents } = DESCRIBED[key];
    const active = parents?.filter(isOn).map((parent) => CAPABILITY[parent]);
    if (active?.length === 0) return [];
    const capability: Capability = {
      version: UCP_VERSION,
      spec: specOf(page),
      schema: schemaOf(schema),
      ...(active && { extends: active.length === 1 ? (active[0] ?? []) : active }),
    };
    return [[CAPABILITY[key], [capability]] as const];
  });
  const { name, site } = ownCapability(allowed.namespace);
  const own = allowed.ownTools
    ? [
        [
          name,
          [{ version: UCP_VERSION, spec: `${site}/llms.txt`, schema: `${site}/api/ucp/schemas/finder.json` }],
        ] as const,
      ]
    : [];
  return Object.fromEntries([...official, ...own]);
}

/**
 * What both sides can do: the highest version that both name of each capability, without extensions that no capability is left for.
 * The protocol's intersection algorithm.
 */
export function intersect(shop: Capabilities, agent: Capabilities): Capabilities {
  const common = Object.entries(shop).flatMap(([name, versions]) => {
    const known = new Set(agent[name]?.map(({ version }) => version));
    const [highest] = versions
      .filter(({ version }) => known.has(version))
      .sort((a, b) => (a.version < b.version ? 1 : -1));
    return highest ? [[name, [highest]] as const] : [];
  });
  return withoutOrphans(Object.fromEntries(common));
}

function withoutOrphans(capabilities: Capabilities): Capabilities {
  const entries = Object.entries(capabilities);
  const left = entries.filter(([, [capability]]) => {
    const parents = [capability?.extends ?? []].flat();
    return parents.length === 0 || parents.some((parent) => Object.hasOwn(capabilities, parent));
  });
  return left.length === entries.length ? capabilities : withoutOrphans(Object.fromEntries(left));
}

/** Of the negotiated capabilities those that concern one: itself and its extensions, with their versions alone. */
export function relevantTo(root: string, negotiated: Capabilities): Record<string, { version: string }[]> {
  const isRelevant = ([name, [capability]]: [string, readonly Capability[]]) =>
    name === root || [capability?.extends ?? []].flat().includes(root);
  const relevant = Object.entries(negotiated).filter(isRelevant);
  return Object.fromEntries(relevant.map(([name, versions]) => [name, versions.map(({ version }) => ({ version }))]));
}
