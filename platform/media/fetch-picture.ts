/** Pictures from other servers, named in the owner's files: nothing of the machine's own network is ever asked. */

import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { codeOf } from '#domain/customer/error-code.ts';
import { type Cause, causeOf, inEnglish } from '../problems/problems.ts';
import { isPublicAddress, PrivateAddress, publicLookup } from '../public-network.ts';
import { MAX_PICTURE_BYTES } from './check-picture.ts';

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 20_000;

/** Why a picture could not be fetched; the message continues after the address. */
export class PictureNotFetched extends Error {
  override name = 'PictureNotFetched';
  readonly problem: Cause;

  constructor(problem: Cause) {
    super(inEnglish(problem));
    this.problem = problem;
  }
}

const PRIVATE = causeOf('picture_private');

interface Network {
  isAllowed: (address: string) => boolean;
  lookup?: LookupFunction;
}

const INTERNET: Network = { isAllowed: isPublicAddress, lookup: publicLookup };

/**
 * @param network what may be asked; tests have a server of their own
 * @throws PictureNotFetched with what is wrong
 */
export async function fetchPicture(address: string, network: Network = INTERNET): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await follow(parseAddress(address), network, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new PictureNotFetched(causeOf('picture_slow', TIMEOUT_MS / 1000));
  }
}

async function follow(start: URL, network: Network, signal: AbortSignal): Promise<Uint8Array> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) > 0 && !network.isAllowed(host)) throw new PictureNotFetched(PRIVATE);
    const response = await ask(url, network, signal);
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && response.headers.location) {
      response.destroy();
      url = parseAddress(new URL(response.headers.location, url).href);
    } else if (status === 200) {
      return readBody(response);
    } else {
      response.destroy();
      throw new PictureNotFetched(causeOf('picture_status', status));
    }
  }
  throw new PictureNotFetched(causeOf('picture_redirects', MAX_REDIRECTS));
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '') return url;
  throw new PictureNotFetched(causeOf('picture_address'));
}

function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      headers: { accept: 'image/jpeg,image/png,image/webp', 'user-agent': 'xana-shop' },
      signal,
      ...(network.lookup && { lookup: network.lookup }),
    };
    const asked = request(url, options, resolve);
    asked.on('error', (error) => reject(toFailure(error)));
    asked.end();
  });
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.byteLength;
      if (length > MAX_PICTURE_BYTES) {
        const most = MAX_PICTURE_BYTES / 1024 / 1024;
        throw new PictureNotFetched(causeOf('picture_over', most));
      }
      parts.push(part);
    }
  } catch (error) {
    throw toFailure(error);
  }
  return Buffer.concat(parts);
}

function toFailure(error: unknown): PictureNotFetched {
  if (error instanceof PictureNotFetched) return error;
  if (error instanceof PrivateAddress) return new PictureNotFetched(PRIVATE);
  return new PictureNotFetched(causeOf('picture_unfetched', codeOf(error)));
}
