import { endSentence } from '#domain/shop/end-sentence.ts';
import { shop } from '#shop.config';
import type { story as greek } from '../el/story.ts';

export const story: typeof greek = {
  title: 'Our story',
  description: 'Where our laptops come from, what we do to them in Greece, and why we write down how they look.',
  heading: 'Three years in an office is not the end.',
  lead: 'It is a first job. We get laptops ready for the second.',
  chapters: [
    {
      title: 'Where they come from',
      paragraphs: [
        'Companies replace their laptops on a schedule, often when a lease ends. The ones that leave have not broken. It was simply their turn.',
        'They are Latitudes, EliteBooks, ThinkPads, Surfaces and Macs: made to be carried every day, and most of them made to be opened by a technician. For the same money a new one often falls short on both.',
      ],
      alt: 'Two open laptops side by side',
    },
    {
      title: 'What we do to them',
      paragraphs: [
        `We open them. We clean and measure them, replace what did not pass, and erase for good whatever they remember. The work is done in Greece, and the laptops leave from our warehouse ${shop.delivery.warehouseAt.en}.`,
        'So when you ask a question, whoever answers has seen your model from the inside.',
      ],
      alt: 'The lid of a laptop beside a plant',
      more: { to: '/services/refurbishment', label: 'The eight steps' },
    },
    {
      title: 'Why we write down the marks',
      paragraphs: [
        'In small ads everything is “like new”. We give every mark a letter and show what it looks like. We write the limits too: which one stops at Windows 10, for how many months the battery is covered, what a return costs.',
        'The accent in our logo is a scratch. We put it where it shows.',
      ],
      alt: 'An open laptop and a tablet on its stand',
      more: { to: '/services/grade-guide', label: 'The six grades' },
    },
  ],
  parent: {
    text: shop.company.legalName && `The company behind the shop is ${endSentence(shop.company.legalName.en)}`,
    label: 'The parent company’s website',
  },
};
