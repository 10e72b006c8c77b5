export { PlainBoard as ThesaurosBoard } from "../plain";
