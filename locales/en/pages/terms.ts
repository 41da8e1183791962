import { knownFacts } from '#app/features/content/known-facts.ts';
import type { PageText } from '#app/features/content/page-text.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { shop } from '#shop.config';
import type * as greek from '../../el/pages/terms.ts';
import { remoteNote } from './remote-note.ts';

const { company, contact, delivery, warranty, tax, promo, extras } = shop;
const orByPhone = contact.phone ? ` or at ${contact.phone.display}` : '';
const taxRegister = [company.taxNumber, company.taxOffice?.en].filter(Boolean).join(', ');
const place = `${shopAddress(contact.address, 'en')}, Greece`;

export const terms: PageText = {
  title: 'Terms of sale',
  description: `How we sell: prices with VAT, delivery, ${warranty.returnDays} days to withdraw, the legal guarantee and the shop’s own ${warranty.months}-month warranty.`,
  lead: 'What holds between you and us when you buy here. Where the law gives you more than we write, the law holds.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'seller',
      title: 'Who sells',
      blocks: [
        company.legalName
          ? `“${shop.name.en}” is the online store of this company:`
          : `The seller is the online store “${shop.name.en}”:`,
        {
          facts: knownFacts([
            ['Legal name', company.legalName?.en],
            ['Registered office', place],
            ['Tax number, office', taxRegister],
            ['Registry (ΓΕΜΗ)', company.registryNumber],
            ['Phone', contact.phone?.display],
            ['E-mail', contact.email],
          ]),
        },
      ],
    },
    {
      id: 'scope',
      title: 'When these terms apply',
      blocks: [
        'They apply to every purchase from this store, as they are published at the time of the order. If we change them later, orders already placed are not affected.',
        'Buyers are adults with a delivery address in Greece. Whoever buys for personal use is a consumer and has every right of Law 2251/1994: no term here limits them. The right of withdrawal and the legal guarantee, as described below, are for consumers.',
        'The contract is made in Greek or English, in the language you chose. Should the two texts differ, the one that favours you holds.',
      ],
    },
    {
      id: 'products',
      title: 'The products and their condition',
      blocks: [
        'We sell refurbished computers: used devices that we tested, cleaned and repaired where needed. Each product page states processor, memory, storage, screen, operating system and cosmetic grade.',
        'The grade describes visible marks only. It has nothing to do with how the device works: all devices pass the same tests. Marks that belong to the grade you chose are not a defect.',
        'Pictures show the model, not the individual unit. The battery is a used one unless the page says it was replaced, and lasts less than a new one.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        `Prices are in euro and include VAT, which is ${tax.vatPercent}% unless the product’s page says otherwise. Where we sell under the margin scheme for second-hand goods, no VAT is shown separately. Shipping is shown separately, before you press the order button. The price you see at that moment holds, even if it changes later.`,
        ...(shop.savingsUpToPercent === null
          ? []
          : [
              `Where we say “up to ${shop.savingsUpToPercent}% less”, we compare with the price of the same model when it was sold new. It is not a discount from an earlier price of ours.`,
            ]),
        'If a price is plainly a mistake, we tell you before we send anything. You choose: go on at the right price, or cancel and get all your money back.',
      ],
    },
    {
      id: 'order',
      title: 'How an order is made',
      blocks: [
        'You put devices into the cart, give your details and address, and see the whole order with its final amount. Until then you can correct anything. The button “Order with obligation to pay” binds you to pay.',
        'An order is confirmed once it has been paid in full. We then send you a confirmation by e-mail with all its details, and with it the contract is made. Keep it: we store the order, but the e-mail is your copy. Where you pay on delivery or in the shop, we confirm the order at once.',
        'If the device has sold out in the meantime, we tell you and return all your money without delay.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'The ways of paying that are possible for your order stand in the checkout, before you press the button.',
      ],
    },
    {
      id: 'documents',
      title: 'Receipt and invoice',
      blocks: [
        'With every purchase we issue a retail receipt or, if you ask for it with the order, an invoice with the legal name, tax number, tax office, profession and address you gave.',
        'That document is also your proof of purchase for the warranty. Its kind cannot be changed once issued, so check the details before you pay.',
      ],
    },
    {
      id: 'delivery',
      title: 'Shipping and delivery',
      blocks: [
        `We ship from our warehouse ${delivery.warehouseAt.en} with ${delivery.carrier} to all of Greece. Delivery takes ${delivery.days.from} to ${delivery.days.to} working days, and up to ${delivery.islandDaysTo} on some islands.${remoteNote} Orders of a working day placed before ${delivery.cutOffHour}:00 leave on the same day.`,
        'If we are late, you may set a reasonable new date. If that passes too, you withdraw and get all your money back. In any case delivery takes place within 30 days of the order.',
      ],
    },
    {
      id: 'transport',
      title: 'Handover and damage in transport',
      blocks: [
        `${extras.insuredTransport ? 'Transport is insured. ' : ''}Until you hold the parcel in your hands, whatever happens to it is ours to bear.`,
        'If the box arrives dented or opened, write it on the courier’s slip and send us a photo. It helps us to be compensated by the carrier. If you did not notice, you lose none of your rights.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      blocks: [
        `You have ${warranty.returnDays} days from delivery to withdraw, without saying why. You declare it on the [withdrawal page](/withdrawal), by e-mail, or with the model form given there. It is enough that the statement leaves within that time.`,
        'You send the device back within 14 days of the statement. The cost of sending it back is yours.',
        `We return what you paid, including the original shipping, within 14 days of your statement and by the same means of payment. We may wait until the device arrives, or proof that you sent it, whichever comes first. If the device arrives later and without proof, we return the money without delay and at the latest ${warranty.refundDaysAfterInspection} days after we receive and inspect it. The inspection looks at one thing only: whether the device lost value from use beyond what a trial takes. If it did, we deduct the difference.`,
      ],
    },
    {
      id: 'legal-guarantee',
      title: 'Legal guarantee',
      blocks: [
        'The law makes us liable for two years from delivery if the device is not as agreed or has a defect. It holds for used goods too. That you bought a used device of the grade you chose is taken into account.',
        'You ask for repair or replacement free of charge. If that does not happen, or not within a reasonable time, you are entitled to a lower price or, where the defect is not minor, to your money back. What shows up within the first year is presumed to have been there from the start, unless we prove otherwise.',
      ],
    },
    {
      id: 'shop-warranty',
      title: 'The shop’s own warranty',
      blocks: [
        `On top of the legal guarantee we give a warranty of our own: ${warranty.months} months on every device and ${warranty.batteryMonths} months on the battery. It covers failures that appear in use, and you need not prove when they began. Details on the page [Warranty and after-sales](/warranty).`,
        `${warranty.extensionYears === null ? '' : `Before you buy you may ask for an extension of up to ${warranty.extensionYears} years, at an extra charge that we name beforehand. `}Our own warranty does not limit the legal guarantee.`,
      ],
    },
    {
      id: 'data',
      title: 'Data and software',
      blocks: [
        'Before we sell a device, we erase whatever its previous holder left. Before you send one to us, as a return or for repair, keep a copy of your files and sign out of your accounts: testing may require the drive to be erased.',
        'Where a device is sold with an operating system, it comes installed, under the licence terms of its maker. Each product page says with which, and whether the device runs Windows 11.',
      ],
    },
    {
      id: 'codes',
      title: extras.gift ? 'Discount codes and gifts' : 'Discount codes',
      blocks: [
        promo
          ? `The code ${promo.code} gives ${promo.percent}% off your first order. It works once for each customer, does not combine with another code and cannot be exchanged for money.`
          : 'A discount code does not combine with another and cannot be exchanged for money.',
        ...(extras.keyboardStickers ? ['Into the box of every laptop we put free stickers for a Greek keyboard.'] : []),
        ...(extras.gift
          ? ['We also put in a small gift. It is not part of the agreement: it may change or be missing.']
          : []),
      ],
    },
    {
      id: 'recycling',
      title: 'Old devices and batteries',
      blocks: [
        'When you buy a device, you may give us an old one of the same type for recycling, free of charge. We take back old laptop batteries too. Write to us before you send it, so that we can tell you how.',
        'Devices and batteries do not belong in household waste. That is what the crossed-out bin on them means.',
      ],
    },
    {
      id: 'account',
      title: 'Account and personal data',
      blocks: [
        'You can buy without an account. If you open one, keep the password to yourself and tell us if you suspect that somebody else knows it.',
        'Which data we keep, why and for how long is on the page [Privacy](/privacy).',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes and applicable law',
      blocks: [
        `Tell us first what went wrong, by [message](/contact)${orByPhone}. We answer in writing.`,
        'If we do not agree, you may turn to the [Consumer Ombudsman](https://www.synigoroskatanaloti.gr/), an independent authority for settling disputes out of court, free of charge.',
        'Greek law applies. The courts named by law have jurisdiction, and as a consumer you may always go to the courts of the place where you live. If one term is found void, the others stand.',
      ],
    },
  ],
};

export const termsWays: typeof greek.termsWays = {
  card: '**By card**{brands}. You pay on the payment provider’s secure page, and card details are not stored by us. You are charged when the order is completed. If the bank declines the card, there is no order and you owe nothing.',
  installments: 'By card, up to {count} interest-free instalments for totals from {from}.',
  iris: '**By IRIS**. From your bank account, with your bank’s app. The money arrives at once.',
  cod: '**Cash on delivery**. You pay the courier in cash when you receive the parcel. Fee: {fee}. The law allows cash only for totals below {limit}.',
  transfer:
    '**By bank transfer**. After the order we give you the account, and hold the goods for {days} days. If the money has not come by then, the order is cancelled.',
  pickup: '**In the shop**. You pay by card or in cash when you collect from us.',
  courier: 'By courier, shipping costs {price}. For goods worth more than {freeAbove}, after discounts, it is free.',
  weight: 'For a parcel heavier than {kilograms} kg, each further kilogram costs {price}.',
  islands: 'To islands, shipping costs {price} more.',
  remote: 'To remote places, shipping costs {price} more.',
  remoteList: 'Remote are the places of the list “{source}” of {date}.',
  locker: 'To a {carrier} locker, shipping costs {price}, and nothing above {freeAbove}.',
  collect: 'Collecting from the shop, {place}, is free.',
};
