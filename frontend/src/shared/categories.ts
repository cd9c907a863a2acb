export { categoryName } from '@book-store/contract/category-name';
