import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { matchStart } from '../places.ts';
import { readCategory, type CategoryParam } from './category-param.ts';

export interface OfCategoryProps {
  /** URL of the page for a category's segment. */
  href: (path: string) => string;
  children: (category: CategoryParam) => ReactNode;
}

/** Page of the category in the URL, redirected to its canonical URL. */
export const OfCategory = ({ href, children }: OfCategoryProps) => {
  const category = readCategory(useParams()['category']);
  if (!category) return <Navigate to={matchStart} replace />;
  if (!category.canonical) return <Navigate to={href(category.path)} replace />;
  return children(category);
};
