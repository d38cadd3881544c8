float tailOutline(vec2 p) {
  return box(p - vec2(TAIL_LENGTH * 0.5, 0.0), vec2(TAIL_LENGTH * 0.5, TAIL_HALF), min(TAIL_HALF, TAIL_LENGTH * 0.5) * 0.8);
}

vec3 tailInside(vec2 deep, vec2 shallow) {
  vec3 light = redChamber(deep);
  vec2 halfSize = vec2(TAIL_LENGTH * 0.5, TAIL_HALF) - 0.018;
  float ring = abs(box(shallow - vec2(TAIL_LENGTH * 0.5, 0.0), halfSize, min(halfSize.x, halfSize.y) * 0.8));
  putGlow(light, ring, 0.006);
  vec2 inner = shallow - vec2(TAIL_LENGTH * 0.5, 0.0);
  light = mix(light, vec3(0.35, 0.35, 0.36), cover(box(inner, halfSize * vec2(0.5, 0.22), 0.01)) * 0.6);
  return light;
}
