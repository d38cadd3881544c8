// Relief that both bumpers share.

vec3 satin(vec3 colour) {
  return colour * COOL * (0.5 * gSoft + 0.5 * gDull) * mix(0.4, 1.0, gOpen);
}

// A fold along the bumper, with shade fading out under it. `below` is the distance under the fold.
void putFold(inout Surface surface, float below) {
  float shade = smoothstep(-gPixel, gPixel, below) * smoothstep(0.07, 0.0, below);
  surface.light *= 1.0 - 0.3 * shade;
  surface.paint *= 1.0 - 0.3 * shade;
}

// A parking sensor, flush with the paint.
void putSensor(inout Surface surface, vec2 p) {
  float rim = length(p) - 0.012;
  put(surface, vec3(0.01), 0.55 * cover(abs(rim) - 0.0018));
}
