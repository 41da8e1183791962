import { BlogScreen } from '../features/blog/blog-screen.tsx';
import { type BlogArticles, loadArticles } from '../features/blog/load-articles.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import { logFailure } from '../storefront/log-failure.ts';
import { missingReasonOf } from '../storefront/missing-part.ts';
import type { Route } from './+types/blog';

export const headers = cachedPage;

export const loader = ({ url, context }: Route.LoaderArgs) => loadArticles(url, context);

/** From another page the screen opens at once, and its list follows. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): { articles: Promise<BlogArticles> } {
  const articles = serverLoader().then((loaded) => loaded.articles);
  return {
    articles: articles.catch((error: unknown): BlogArticles => {
      logFailure(error);
      return { missingReason: missingReasonOf(error) };
    }),
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen articles={loaderData.articles} />;
}
