import { describe, expect, it } from 'vitest';
import { toPlainText, truncate } from './html-text.ts';

describe('toPlainText', () => {
  it.each([
    ['<p>Ένα</p>\n<ul><li>δύο</li><li>τρία</li></ul>', 'Ένα δύο τρία'],
    ['A &amp; B &lt;3 &#8364; &#x20AC; &nbsp;x &unknown;', 'A & B <3 € € x &unknown;'],
    ['<script>alert(1)</script>safe<style>p{}</style>', 'safe'],
    ['<p>Ελαφρύ <strong>και</strong> <a href="/x">γρή</a>γορο.</p><br><b>x</b>', 'Ελαφρύ και γρήγορο. x'],
    ['', ''],
    ['1 < 2 &amp; 3 > 2', '1 < 2 & 3 > 2'],
    ['<!-- <p>not said --><p>said</p>', 'said'],
    ['<p>before<script>alert(1)', 'before'],
    ['<p>cut off</p', 'cut off'],
    ['<p title="a > b">one</p><div>two</div>', 'one two'],
    ['<textarea><script>alert(1)</script></textarea>after', 'after'],
    ['m<sup>2</sup> und&eacute;r', 'm2 undér'],
  ])('%j → %j', (html, text) => expect(toPlainText(html)).toBe(text));
});

describe('truncate', () => {
  it.each([
    ['Καλημέρα', null, 'Καλημέρα'],
    ['Καλημέρα', 8, 'Καλημέρα'],
    ['Καλημέρα', 5, 'Κα...'],
    ['Καλημέρα', 7, 'Καλη...'],
    ['Καλημέρα', 4, 'Κ...'],
    ['Καλημέρα', 3, '...'],
    ['Καλημέρα', 2, '..'],
    ['Καλημέρα', 0, ''],
    ['Καλημέρα', -1, ''],
    ['😀😀😀😀😀', 5, '😀😀😀😀😀'],
    ['Καλημέρα', undefined, 'Καλημέρα'],
  ])('%j to %j', (text, length, expected) => expect(truncate(text, length)).toBe(expected));
});
