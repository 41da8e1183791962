import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { finishPage } from '../http/security-headers.ts';

const none = { connect: [], images: [], forms: [] };
const PAGE = '<html><head><title>a</title></head><body></body></html>';
const SET = {
  ANALYTICS_SCRIPT: 'https://stats.example.gr/script.js',
  ANALYTICS_ENDPOINT: 'https://stats.example.gr/api/send',
};

describe('a counter of visits', () => {
  it('is not there unless it is configured', () => {
    const { analytics } = parseEnvironment({});
    expect(analytics).toBeNull();
    const { html, contentSecurityPolicy } = finishPage(PAGE, none, 'm', analytics);
    expect(html).toBe(PAGE);
    expect(contentSecurityPolicy).toContain("script-src 'self';");
    expect(contentSecurityPolicy).toContain("connect-src 'self';");
    expect(contentSecurityPolicy).not.toContain('http');
  });

  it('lets in this script and this address, and nothing else of that server', () => {
    const { analytics } = parseEnvironment({ ...SET, ANALYTICS_ATTRIBUTES: 'data-website-id=94db data-tag=el' });
    const { html, contentSecurityPolicy } = finishPage(PAGE, none, 'm', analytics);
    expect(html).toContain(
      '<script defer src="https://stats.example.gr/script.js" data-website-id="94db" data-tag="el"></script></head>',
    );
    expect(contentSecurityPolicy).toContain("script-src 'self' https://stats.example.gr/script.js;");
    expect(contentSecurityPolicy).toContain("connect-src 'self' https://stats.example.gr/api/send;");
    expect(contentSecurityPolicy.match(/stats\.example\.gr/g)).toHaveLength(2);
  });

  it.each([
    [{ ANALYTICS_SCRIPT: SET.ANALYTICS_SCRIPT }, 'ANALYTICS_ENDPOINT must be set too'],
    [{ ANALYTICS_ENDPOINT: SET.ANALYTICS_ENDPOINT }, 'ANALYTICS_SCRIPT must be set too'],
    [{ ...SET, ANALYTICS_SCRIPT: 'https://stats.example.gr' }, 'ANALYTICS_SCRIPT must be a whole address'],
    [{ ...SET, ANALYTICS_SCRIPT: 'https://stats.example.gr/a.js;x' }, 'ANALYTICS_SCRIPT must be a whole address'],
    [{ ...SET, ANALYTICS_ENDPOINT: 'https://stats.example.gr/a?b=c' }, 'ANALYTICS_ENDPOINT must be a whole address'],
    [{ ...SET, ANALYTICS_ATTRIBUTES: 'onload=alert(1)' }, 'ANALYTICS_ATTRIBUTES must look like'],
    [{ ...SET, ANALYTICS_ATTRIBUTES: 'data-a=b onload=alert(1)' }, 'ANALYTICS_ATTRIBUTES must look like'],
    [{ ...SET, ANALYTICS_ATTRIBUTES: 'data-a="b' }, 'ANALYTICS_ATTRIBUTES must look like'],
  ])('stops the start with a sentence: %o', (source, sentence) => {
    expect(() => parseEnvironment(source)).toThrow(sentence);
  });
});
