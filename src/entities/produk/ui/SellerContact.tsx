import { MessageCircle, Phone } from 'lucide-react';
import { whatsappLink } from '#contract/formulas/telepon/whatsapp.ts';
import css from './seller-contact.module.css';

interface SellerContactProps {
  no_hp: string;
  /** What the conversation begins with. */
  text: string;
}

/** The ways to a seller: a call, and WhatsApp where the number can have it. */
export function SellerContact({ no_hp, text }: SellerContactProps) {
  const whatsapp = whatsappLink(no_hp, text);
  return (
    <div className={css['jalan']}>
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener" className={css['whatsapp']}>
          <MessageCircle aria-hidden size={20} />
          WhatsApp
        </a>
      )}
      <a href={`tel:${no_hp.replace(/[^\d+]/g, '')}`} className={css['hubungi']}>
        <Phone aria-hidden size={20} />
        Hubungi
      </a>
    </div>
  );
}
