import { gradeLabel } from '#domain/machine/grade.ts';
import { formatHours } from '#domain/shop/format-hours.ts';
import { shop } from '#shop.config';
import adapter from '../../../art/out/other/box-adapter-400.webp?url';
import charger from '../../../art/out/other/box-charger-400.webp?url';
import gift from '../../../art/out/other/box-gift-400.webp?url';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Way } from '../../ui/text/way.tsx';
import type { ProductData } from './load-product.ts';
import type { ProductKey } from './product-words.ts';

/** The content of the parcel, and the contact for questions. */
export function BoxAndHelp(props: ProductData) {
  return (
    <section className="section duo">
      <InTheBox {...props} />
      <NeedHelp {...props} />
    </section>
  );
}

function InTheBox({ name, facts, card, device }: ProductData) {
  const { t } = useI18n<ProductKey>();
  const machine = facts.grade ? t('product.box.machine', { name, grade: gradeLabel(facts.grade) }) : name;
  return (
    <div className="paper duo__part">
      <h2>{t('product.box.title')}</h2>
      <ul className="inbox">
        <li>
          {card.image && <Picture image={card.image} use="line" alt="" />}
          <p>
            {machine}
            {facts.hasKeyboardInBox && <small>{t('product.box.keyboard')}</small>}
          </p>
        </li>
        {(device !== 'other' || facts.powerWatts || facts.grade) && (
          <li>
            <Charger
              isApple={facts.brand === 'Apple'}
              hasBrick={device === 'laptop' || (device === 'other' && facts.powerWatts !== null)}
            />
            <p>
              {facts.powerWatts
                ? t('product.box.powerSupply', { watts: facts.powerWatts })
                : t(device === 'other' ? 'product.box.cable' : 'product.box.charger')}
            </p>
          </li>
        )}
        {device === 'laptop' && shop.extras.keyboardStickers && (
          <li className="inbox__stickers">
            <p>{t('product.box.stickers')}</p>
          </li>
        )}
        {shop.extras.gift && (
          <li>
            <Drawing src={gift} />
            <p>
              {t('product.box.gift')}
              <small className="muted">{t('product.box.giftNote')}</small>
            </p>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Apple's is a white cube; that of another maker's tablet is not drawn, and a monitor may have its own within. */
function Charger({ isApple, hasBrick }: { isApple: boolean; hasBrick: boolean }) {
  if (isApple) return <Drawing src={adapter} />;
  if (hasBrick) return <Drawing src={charger} />;
  return (
    <span className="inbox__plug">
      <Icon name="plug" />
    </span>
  );
}

/** One of the shop's own drawings at the one width that this list shows; as AVIF it would weigh one kilobyte less. */
function Drawing({ src }: { src: string }) {
  return <img src={src} width={400} height={300} alt="" loading="lazy" />;
}

function NeedHelp({ card }: ProductData) {
  const { t, language } = useI18n<ProductKey>();
  const { phone, email, viber, hours } = shop.contact;
  const subject = encodeURIComponent(t('product.help.subject', { title: card.title }));
  return (
    <div className="paper duo__part" lang={language}>
      <h2>{t('product.help.title')}</h2>
      <ul className="ways">
        {phone && <Way href={`tel:${phone.tel}`} icon="phone" name={phone.display} note={formatHours(hours, t)} />}
        <Way href={`mailto:${email}?subject=${subject}`} icon="mail" name={email} note={t('product.help.emailNote')} />
        {viber && (
          <Way
            href={`viber://chat?number=%2B${viber}&draft=${subject}`}
            icon="chat"
            name="Viber"
            note={t('product.help.viberNote')}
          />
        )}
      </ul>
    </div>
  );
}
