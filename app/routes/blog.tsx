import { BlogScreen } from '../features/blog/blog-screen.tsx';
import { type BlogArticle, loadArticles } from '../features/blog/load-articles.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/blog';

/** A list that is empty because the platform failed says so itself, and is kept by nobody. */
export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders.has('cache-control') ? loaderHeaders : cachedPage({ errorHeaders });
}

export const loader = ({ request, context }: Route.LoaderArgs) => loadArticles(request, context);

/** From another page the screen opens at once, and its list follows. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): { articles: Promise<BlogArticle[]> } {
  const articles = serverLoader().then((loaded) => loaded.articles);
  return {
    articles: articles.catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: a browser has no other log, and the page goes on without its list.
      console.error(error);
      return [];
    }),
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen articles={loaderData.articles} />;
}
