import type { LoaderFunctionArgs } from 'react-router';
import { exportProducts } from '#platform/catalogue/import/export-products.ts';
import { visitContext } from '../desk-context.ts';
import { csvResponse } from '../ui/file-response.ts';

/** As a spreadsheet under Greek settings opens it; an import reads it too. */
export async function downloadProducts({ context }: LoaderFunctionArgs): Promise<Response> {
  const { context: platform } = context.get(visitContext);
  const { csv } = await exportProducts(platform, { forExcel: true, publicUrl: platform.publicUrl });
  return csvResponse('products.csv', csv);
}
