import type { AssistantSettings } from '../shop/shop-config.ts';

/** Whether anything of the shop is open to buyers' assistants. */
export function hasAssistants({ namespace: _, pageTools: _page, ...capabilities }: AssistantSettings): boolean {
  return Object.values(capabilities).some(Boolean);
}
