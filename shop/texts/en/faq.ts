import type { FaqText } from '#app/ui/text/faq-text.ts';
import { remoteNote } from '#locales/en/pages/remote-note.ts';
import { shop } from '#shop.config';

const { days, islandDaysTo, carrier, warehouseAt } = shop.delivery;
const { months, batteryMonths, returnDays, refundDaysAfterInspection } = shop.warranty;

const laptop: FaqText = {
  title: 'Fair questions',
  questions: [
    {
      question: 'What does “refurbished” mean?',
      answer:
        'A business laptop that was used, opened, tested, cleaned and, where needed, repaired. The previous owner’s data has been erased for good.',
    },
    {
      question: 'Will it have marks?',
      answer:
        'As many as its grade says, from AA (none) to B (heavy). The grade is about looks; how it works is tested the same for all.',
    },
    {
      question: 'How long does the battery last?',
      answer: `That depends on the model and on use. We test it before it leaves. The battery is covered for ${batteryMonths} months, the rest of the laptop for ${months}.`,
    },
    {
      question: 'When will I have it?',
      answer: `In ${days.from}–${days.to} working days, up to ${islandDaysTo} for some islands.${remoteNote} It leaves our warehouse ${warehouseAt.en} with ${carrier}. Each laptop’s page names the date.`,
    },
    {
      question: 'What if it does not suit me?',
      answer: `You tell us within ${returnDays} days of delivery, no questions asked, and send it back at your own cost. The money comes back within 14 days of your statement, once we have the laptop or proof that you sent it. If it arrives later than that, you have your money within ${refundDaysAfterInspection} days after we receive and inspect it at the latest.`,
    },
  ],
};

const device = (hasBattery: boolean): FaqText => ({
  title: laptop.title,
  questions: [
    {
      question: 'What does “refurbished” mean?',
      answer:
        'The device was used, tested, cleaned and, where needed, repaired. If it held a previous owner’s data, it has been erased for good.',
    },
    {
      question: 'Will it have marks?',
      answer:
        'As many as its grade says, from AA (none) to B (heavy). The grade is about looks; how it works is tested the same for all.',
    },
    ...(hasBattery
      ? [
          {
            question: 'How long does the battery last?',
            answer: `That depends on the model and on use. We test it before it leaves. The battery is covered for ${batteryMonths} months, the rest of the device for ${months}.`,
          },
        ]
      : []),
    {
      question: 'When will I have it?',
      answer: `In ${days.from}–${days.to} working days, up to ${islandDaysTo} for some islands.${remoteNote} It leaves our warehouse ${warehouseAt.en} with ${carrier}. Each device’s page names the date.`,
    },
    {
      question: 'What if it does not suit me?',
      answer: `You tell us within ${returnDays} days of delivery, no questions asked, and send it back at your own cost. The money comes back within 14 days of your statement, once we have the device or proof that you sent it. If it arrives later than that, you have your money within ${refundDaysAfterInspection} days after we receive and inspect it at the latest.`,
    },
  ],
});

export const faq = { laptop, device };
