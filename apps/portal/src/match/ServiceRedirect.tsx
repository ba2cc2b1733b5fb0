import { Navigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { readProfession } from './profession-param.ts';

/** `/services/:category`, linked by the hero, starts matching in that category (product.md). */
export const ServiceRedirect = () => (
  <Navigate to={places.search.href(readProfession(useParams().category).id)} replace />
);
