import { OffersToAnswer, type OffersToAnswerProps } from '@tele/match-widget/screens';

/** Offers and their acceptance, in their own chunk: most days have none. */
const OfferCards = (props: OffersToAnswerProps) => <OffersToAnswer {...props} />;

export default OfferCards;
