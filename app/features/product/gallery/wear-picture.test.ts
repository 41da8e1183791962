import { describe, expect, it } from 'vitest';
import { findWearPicture, isCloseUp, wearOfGrade } from './wear-picture.ts';

const image = (name: string) => ({
  url: `https://shop.example/cdn/shop/files/${name}.webp?v=1`,
  altText: null,
  width: 800,
  height: 600,
});

describe('the picture of the wear', () => {
  it('is found among the others by its name', () => {
    const wear = image('wear-thinkblack-aminus');
    expect(findWearPicture([image('thinkpad-t-black-front'), wear])).toBe(wear);
  });

  it('is none where the shop has photographs, or a name is no grade', () => {
    expect(findWearPicture([image('DSC_0001'), image('wear-silver-new')])).toBeNull();
  });

  it('has five others of the same lid', () => {
    expect(wearOfGrade(image('wear-hpsilver-a'), 'aplusparenthesis').url).toBe(
      'https://shop.example/cdn/shop/files/wear-hpsilver-aplusparenthesis.webp?v=1',
    );
  });
});

it.each([
  ['wear-thinkblack-a', true],
  ['thinkpad-t-old-black-keys', true],
  ['thinkpad-t-old-black-front', false],
  ['k120-keys-front', false],
  ['DSC_0001', false],
])('%s fills its picture: %s', (name, expected) => expect(isCloseUp(image(name))).toBe(expected));
