import { OffersToAnswer, type OffersToAnswerProps } from '@tele/match-widget/screens';

/** Offers with all that accepting one takes, in a chunk of its own: most days there is none. */
const OfferCards = (props: OffersToAnswerProps) => <OffersToAnswer {...props} />;

export default OfferCards;
