import { hasAssistants } from '#domain/assistant/has-assistants.ts';
import { policyLinks } from '#domain/assistant/policy-links.ts';
import { defaultLanguage, locales, localizePath } from '#domain/locale/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { shop } from '#shop.config';
import { messagesOf } from '../../i18n/all-messages.ts';
import { PAGE_CACHE_CONTROL } from '../../storefront/cache-headers.ts';
import { servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/llms-txt';

/** What an assistant reads first (https://llmstxt.org), in the shop's own language and the others. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const lines = [
    `# ${shop.name[defaultLanguage]}`,
    '',
    ...locales.map(({ tag }) => `> ${messagesOf(tag)['shop.motto']}`),
    '',
    ...(hasAssistants(shop.assistants)
      ? [
          '## Universal Commerce Protocol',
          '',
          `- [Profile](${publicUrl}/.well-known/ucp)`,
          `- [MCP, streamable HTTP](${publicUrl}/api/ucp/mcp)`,
          `- [REST](${publicUrl}/api/ucp)`,
          '',
        ]
      : []),
    ...locales.flatMap(({ tag, name }) => {
      const at = (path: string) => publicUrl + localizePath(path, tag);
      const policies = policyLinks({ language: tag, publicUrl }, pageTexts(tag).assistant);
      return [
        `## ${name}`,
        '',
        `- [${messagesOf(tag)['nav.allLaptops']}](${at('/products')})`,
        `- [${messagesOf(tag)['nav.finder']}](${at('/finder')})`,
        ...policies.map(({ title, url }) => `- [${title}](${url})`),
        `- [${messagesOf(tag)['nav.contact']}](${at('/contact')})`,
        '',
      ];
    }),
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}
