vec2 ringMiddle() {
  return vec2(min(LAMP_HALF * 1.25, LAMP_LENGTH * 0.5), 0.0);
}

float lampOutline(vec2 p) {
  return box(p - vec2(LAMP_LENGTH * 0.5, 0.0), vec2(LAMP_LENGTH * 0.5, LAMP_HALF), LAMP_HALF * 0.95);
}

vec3 lampInside(vec2 deep, vec2 shallow) {
  vec3 light = chamber(deep.y);
  putLens(light, deep - ringMiddle(), LAMP_HALF * 0.52);
  vec2 second = vec2(LAMP_LENGTH - LAMP_HALF * 0.95, 0.0);
  if (LAMP_LENGTH > LAMP_HALF * 3.2) putLens(light, deep - second, LAMP_HALF * 0.4);
  vec2 q = shallow - ringMiddle();
  putGuide(light, abs(length(q) - LAMP_HALF * 0.72), LAMP_HALF * 0.075);
  return light;
}
