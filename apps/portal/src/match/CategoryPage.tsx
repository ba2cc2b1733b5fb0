import { CategoryScreen } from '@tele/match-widget';
import '@tele/match-widget/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { routes } from '../routes.ts';

/** `/match` */
const CategoryPage = () => {
  usePageTitle('Find a professional');
  return (
    <CategoryScreen
      professionHref={(profession) => routes.search.href(profession)}
      startHref={routes.serviceCategory.href('doctors')}
    />
  );
};

export default CategoryPage;
